# syntax=docker/dockerfile:1

# Builds the site and the package, which holds all that runs: no node_modules, no sources.
FROM node:24-bookworm-slim AS build
WORKDIR /toolglot
# Origin of canonical links and link previews; the images beside links are made for it.
ARG SITE_ORIGIN=""
ENV SITE_ORIGIN=$SITE_ORIGIN CI=true
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run --silent build && npm run --silent pack -- --whole
# The hosted store, for deployments without a disk of their own; see docs/deploy.md.
RUN cd dist/package && npm install --no-save --omit=dev --no-package-lock \
  "@google-cloud/firestore@$(node -p 'require("./package.json").peerDependencies["@google-cloud/firestore"]')"

FROM gcr.io/distroless/nodejs24-debian12:nonroot
WORKDIR /toolglot
COPY --from=build --chown=0:0 /toolglot/dist/package ./
# Made here, so that a volume in its place belongs to who runs it.
COPY --from=build --chown=65532:65532 /toolglot/dist/data /data
ENV NODE_ENV=production PORT=8080 HOST=0.0.0.0 DATA_DIR=/data
EXPOSE 8080
VOLUME /data
USER 65532:65532
HEALTHCHECK --interval=30s --timeout=6s --start-period=20s CMD ["/nodejs/bin/node", "lib/health.js"]
# Ten seconds, the default of `docker stop`, are enough to end without losing a request.
CMD ["lib/server.js"]
