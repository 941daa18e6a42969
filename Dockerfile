FROM node:20-bookworm-slim AS build
WORKDIR /tessera
COPY . .
RUN node scripts/prepare.mjs && npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /tessera
COPY --from=build /tessera/node_modules node_modules
COPY --from=build /tessera/apps/web/dist apps/web/dist
COPY --from=build /tessera/.cache/bundles .cache/bundles
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", ".cache/bundles/apps-server-src-main.mjs"]
