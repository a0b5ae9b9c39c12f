import { copyFileSync, existsSync } from 'node:fs'
import { createServer } from 'vite'
import { announce } from './local/announcement.ts'
import { readConfiguration, readOwnVariables, toldMistakes } from './local/own-variables.ts'
import { prepareState, resetState } from './local/state.ts'

const port = Number(process.env.PORT ?? 8787)
if (process.argv.includes('--fresh')) resetState()
if (!existsSync('.dev.vars')) copyFileSync('.dev.vars.example', '.dev.vars')

const published = await prepareState({ port })
const server = await createServer({ server: { port, host: process.env.HOST ?? '127.0.0.1', strictPort: true } })
await server.listen()
announce({ port, published })
for (const line of toldMistakes({ ...readConfiguration().vars, ...readOwnVariables() })) console.error(line)
