import { announce } from './local/announcement.ts'
import { build } from './local/build.ts'
import { readConfiguration, readOwnVariables, toldMistakes } from './local/own-variables.ts'
import { isPortFree, localSecrets, startServer } from './local/server.ts'
import { prepareState, resetState } from './local/state.ts'

const port = Number(process.env.PORT ?? 8787)
const host = process.env.HOST ?? '127.0.0.1'

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
  process.exit(1)
}
if (!(await isPortFree(port, host))) {
  console.error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`)
  process.exit(1)
}
if (process.argv.includes('--fresh')) resetState()

console.log('Building …')
await build()
const published = await prepareState({ port })
const own = readOwnVariables()
const server = await startServer({ host, port, vars: own })
announce({ port, published })
for (const line of toldMistakes({ ...readConfiguration().vars, ...localSecrets, ...own })) console.error(line)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    void server.dispose().finally(() => process.exit(0))
  })
}
