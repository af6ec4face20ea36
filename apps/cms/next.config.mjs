import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const root = resolve(import.meta.dirname, '../..')

/** @type {import('next').NextConfig} */
const config = {
  assetPrefix: '/cms',
  poweredByHeader: false,
  outputFileTracingRoot: root,
  turbopack: {
    root,
    // ajv is a tenth of the panel's scripts, and serves only JSON fields with a schema, which no collection has.
    resolveAlias: { ajv: { browser: './src/app/no-json-schemas.ts' } },
  },
  experimental: {
    // Writing this cache (94 MB) takes a tenth of the build: a clone that is built once has no use for it.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // Source maps take a seventh of the build, and no browser loads them.
    turbopackSourceMaps: false,
    turbopackMinify: { server: false, client: true },
  },
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-mongodb',
    '@payloadcms/db-sqlite',
    '@payloadcms/drizzle',
    'sharp',
  ],
}

export default withPayload(config)
