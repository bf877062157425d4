# Landscape Atelier in one container: port 80, one volume (/storage), /up says whether it answers. docs/self-hosting.md
FROM node:24-bookworm-slim AS build
# The database driver is compiled where no ready-made one fits.
RUN apt-get update \
    && apt-get install -y --no-install-recommends python3 make g++ \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    DATA_DIR=/storage/data \
    PORT=80 \
    HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app /app
COPY --from=build /app/scripts/hooks /hooks
RUN mkdir -p /storage /backups && chown node:node /storage /backups
USER node
VOLUME /storage
EXPOSE 80
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch('http://127.0.0.1/up').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# The server itself, so that it gets the signals: it ends its work before it stops.
CMD ["node", "scripts/start.mjs"]
