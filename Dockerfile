# syntax=docker/dockerfile:1
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# npm keeps what is an optional peer of a dependency (vitest, of better-auth), with all that this needs.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
    && rm -rf node_modules/vitest node_modules/@vitest node_modules/vite node_modules/typescript node_modules/@typescript \
       node_modules/rolldown node_modules/@rolldown

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Canto" \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json LICENSE NOTICE ./
COPY scripts ./scripts
COPY migrations ./migrations
COPY catalog ./catalog
COPY packs ./packs
COPY src ./src
COPY --from=build /app/build ./build
RUN install -d -o node -g node /data
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s CMD ["node", "scripts/check-health.ts"]
# No npm between: the process itself gets the signals.
CMD ["node", "src/main.ts"]
