import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The developers' bench is part of development and of the build its test looks at, never of production. */
const hasKit = (command: 'build' | 'serve') => command === 'serve' || process.env.KIT === '1'
const dist = process.env.KIT === '1' ? 'dist-kit' : 'dist'

/** The client is built first; the worker gets its manifest as a virtual module (null in dev). */
function clientManifest(): Plugin {
  const id = 'virtual:client-manifest'
  let root = ''
  let dev = false
  return {
    name: 'client-manifest',
    configResolved(config) {
      root = config.root
      dev = config.command === 'serve'
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return
      const manifest = dev ? 'null' : readFileSync(join(root, dist, 'client/.vite/manifest.json'), 'utf8')
      return `export default ${manifest}\nexport const build = ${JSON.stringify(dev ? 'dev' : Date.now().toString(36))}`
    },
    buildApp: {
      order: 'pre',
      async handler(builder) {
        const client = builder.environments.client
        if (client && !client.isBuilt) await builder.build(client)
      },
    },
  }
}

const styleSheets = readdirSync('src/client', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .sort()
const classesOf = new Map<string, string[]>()

/** A class by the number of its stylesheet and its own number there: short in every page, script and stylesheet, and the same in each build of the same files. */
function shortClassName(name: string, file: string): string {
  const sheet = relative('src/client', file.replace(/\?.*/, ''))
  const classes = classesOf.get(sheet) ?? []
  classesOf.set(sheet, classes)
  if (!classes.includes(name)) classes.push(name)
  return `s${styleSheets.indexOf(sheet).toString(36)}-${classes.indexOf(name).toString(36)}`
}

const early = /rolldown\/runtime|vite\/preload-helper|src\/client\/browser\/reload-once/
/** What every page with a header needs anyway: one file compresses better than twenty. */
const shell =
  /node_modules\/(?:react|react-dom|scheduler)\/|src\/shared\/(?:routing\/(?!query)|texts|format\/(?:date|format-money)|artwork|language-code)|src\/client\/(?:app|pages|place|memoised-part|root|document-head|routing\/(?:router|own-address)|layouts\/default|features\/(?:chrome|consent\/consent-host)|browser\/(?:error-boundary|zod-jitless|saved-tours|chosen-rooms)|ui\/(?:icon|class-names|button|picture|price|inline-rich-text|safe-address|skip-link|late|toast\/toast-(?:host|announcement)|takes-focus|suggest\/suggest-input|skeleton)|parts\/(?:tour-card|save-button|saved-link))/

/** Small things of many pages: together in one file, as each stylesheet by itself is one more to wait for. */
const pieces = /src\/client\/(?:ui\/(?:badge|breadcrumbs|field|rich-text-view)|parts\/(?:rooms-picker|share-button))/

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    clientManifest(),
    cloudflare({
      viteEnvironment: { name: 'storefront' },
      config(config) {
        if (command !== 'serve') return
        config.main = 'src/worker/dev.ts'
        if (config.assets) config.assets.run_worker_first = ['/*', '!/assets/*', '!/src/*', '!/@*', '!/node_modules/*']
        config.services = [{ binding: 'SANDBOX', service: 'sandbox' }]
      },
      auxiliaryWorkers: [
        {
          configPath: 'sandbox/wrangler.toml',
          devOnly: true,
          viteEnvironment: { name: 'sandbox' },
          config: { services: [{ binding: 'STOREFRONT', service: 'storefront' }] },
        },
      ],
    }),
  ],
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments))
        if (!environment.isBuilt && environment.name !== 'ssr') await builder.build(environment)
    },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        /** One percent smaller than the default minifier: what keeps home and search within their budget. */
        minify: 'terser',
        terserOptions: { ecma: 2020, module: true, toplevel: true, compress: { passes: 3 } },
        outDir: `${dist}/client`,
        modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
        rolldownOptions: {
          input: { loader: 'src/client/loader.ts', entry: 'src/client/entry.tsx' },
          output: {
            /** Every page names dozens of chunks: by hash alone, the manifest knows what they are; each digit of it is a byte that does not compress. */
            chunkFileNames: 'assets/[hash:7].js',
            entryFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: 'early', test: early, priority: 3 },
                { name: 'shell', test: shell, priority: 2 },
                { name: 'route-drawing', test: /parts\/route-drawing|route-map\.module|geo\/map-files/, priority: 1 },
                { name: 'route-map', test: /parts\/route-map/ },
                { name: 'pieces', test: pieces },
              ],
            },
          },
        },
      },
    },
    storefront: {
      build: {
        minify: true,
        rolldownOptions: { transform: { inject: { TextEncoder: ['/src/worker/text-encoder.ts', 'TextEncoder'] } } },
      },
    },
  },
  css: command === 'build' ? { modules: { generateScopedName: shortClassName } } : {},
  server: { allowedHosts: ['.localhost'] },
  define: { 'import.meta.env.KIT': JSON.stringify(hasKit(command)) },
  build: { outDir: dist, target: 'es2023', assetsInlineLimit: 0 },
}))
