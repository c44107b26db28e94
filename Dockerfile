# syntax=docker/dockerfile:1
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.json vite.config.ts react-router.config.ts ./
COPY assets ./assets
COPY public ./public
COPY scripts ./scripts
COPY src ./src
RUN NODE_ENV=production node scripts/build.ts

FROM node:26.10.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Optional packages contain the native code of sharp, and a second Node that this image does not need.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-*

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 HEALTH_PORT=3001 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY package.json ./
COPY assets/pictures/shapes ./assets/pictures/shapes
RUN install -d -o node -g node -m 0700 /data
# The user node, as a number so that Kubernetes can tell that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000 3001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=300s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node handles SIGTERM itself, and all child processes are its own, so it needs no init process.
ENTRYPOINT ["node", "--env-file-if-exists=/run/secrets/glowfare.env", "build/server/main.js"]
