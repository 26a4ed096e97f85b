# The online server with its pages. `docker build -t krcma .`, then see docs/operation.md.

FROM node:24-slim AS manifests
WORKDIR /krcma
COPY package.json package-lock.json .npmrc ./
COPY kernel/package.json kernel/
COPY games/dungeon-lords/package.json games/dungeon-lords/
COPY games/mage-knight/package.json games/mage-knight/
COPY games/monster-lands/package.json games/monster-lands/
COPY games/ragnarok/package.json games/ragnarok/
COPY games/valeria/package.json games/valeria/
COPY bots/package.json bots/
COPY protocol/package.json protocol/
COPY server/package.json server/
COPY tableware/package.json tableware/
COPY gallery/package.json gallery/
COPY cli/package.json cli/
COPY web/package.json web/

# What the server needs to run: no tools, and no second Node beside the image's own.
FROM manifests AS packages
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund --workspace=server --workspace=cli

# The pages, built once.
FROM manifests AS pages
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4080 DATA=/data
WORKDIR /krcma
COPY --from=packages /krcma ./
COPY . .
COPY --from=pages /krcma/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
