# Three stages: build, gather, and an image of nothing but the binary and the shared libraries it loads.
#
# The last stage starts empty instead of from a slim Debian: a third of the size, and no shell, package manager or setuid
# program for an intruder to use. It is still Debian underneath: the libraries are copied, by `ldd`'s own list, from the
# packages of the day, so a rebuild brings their security updates, and /var/lib/dpkg/status.d tells image scanners which
# versions those are (the layout of the distroless images).

FROM swift:6.3-bookworm AS build
# Unpinned on purpose: the security updates of the day are wanted.
# hadolint ignore=DL3008
RUN apt-get update -q \
    && apt-get install -q -y --no-install-recommends libssl-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /nextfield
# The tests are not built, but a manifest's targets must all be there.
COPY Tests Tests
COPY Package.swift openapi.yaml ./
COPY Sources Sources
RUN swift build -c release --static-swift-stdlib --product nextfield -Xlinker -s \
    && install -D "$(swift build -c release --static-swift-stdlib --product nextfield -Xlinker -s --show-bin-path)/nextfield" \
        /gathered/usr/local/bin/nextfield

FROM debian:bookworm-slim AS gather
# Unpinned on purpose: the security updates of the day are wanted.
# hadolint ignore=DL3008
RUN apt-get update -q \
    && apt-get upgrade -q -y \
    && apt-get install -q -y --no-install-recommends libssl3 libstdc++6 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /gathered /gathered
SHELL ["/bin/bash", "-euo", "pipefail", "-c"]
RUN ldd /gathered/usr/local/bin/nextfield | grep -o '/[^ ]*' > libraries; \
    xargs cp -L --parents -t /gathered < libraries; \
    mkdir -p /gathered/var/lib/dpkg/status.d; \
    sed 's|.*/|*/|' libraries | xargs dpkg-query -S | cut -d: -f1 | sort -u | while read -r package; do \
        dpkg-query -s "$package" > "/gathered/var/lib/dpkg/status.d/$package"; \
    done

FROM scratch
LABEL org.opencontainers.image.title="nextfield" \
      org.opencontainers.image.description="Judges forms: what is valid, what is wrong, what to show, which field is next" \
      org.opencontainers.image.documentation="openapi.yaml, served as /openapi.yaml"
COPY --from=gather /gathered /
ENV PATH=/usr/local/bin
# A number, so that Kubernetes' runAsNonRoot can tell that it is not root without a file of users.
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 CMD ["nextfield", "healthcheck"]
ENTRYPOINT ["nextfield"]
CMD ["serve"]
