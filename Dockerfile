# The product in one image, built with every package, run with the production packages only, without root.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/cms/package.json apps/cms/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/harness/package.json packages/harness/
COPY packages/ui/package.json packages/ui/
COPY e2e/package.json e2e/
COPY faults/package.json faults/
RUN npm ci --no-audit --no-fund
COPY . .
# There is no `.git` here to read it from.
ARG COMMIT
RUN npx turbo run build storybook:build --cache=local:rw \
  && npm prune --omit=dev --no-audit --no-fund \
  && mkdir /app/data /app/backups
# What npm counts among what the product runs with, and nothing loads: server, panel and site are bundles.
RUN rm -rf apps/cms/.next/cache \
  # Next's compiler, and its own modules as a browser's bundle would take them.
  node_modules/@next/swc-* node_modules/next/dist/esm \
  # Icons, and the panel's choice of dates: in the built files.
  node_modules/lucide-react node_modules/react-datepicker \
  # They write a migration when a developer asks for one, and run TypeScript.
  node_modules/drizzle-kit node_modules/@esbuild-kit node_modules/@esbuild node_modules/typescript \
  # Next can be tested with it.
  node_modules/playwright-core

FROM node:24-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 UV_THREADPOOL_SIZE=5 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/packages packages
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/web/package.json apps/web/
COPY --from=build /app/apps/cms apps/cms
COPY --from=build /app/storybook-static storybook-static
COPY --from=build --chown=node:node /app/data data
# A new volume for backups belongs to whom this folder belongs to.
COPY --from=build --chown=node:node /app/backups backups
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "apps/cms/dist/main.js"]
