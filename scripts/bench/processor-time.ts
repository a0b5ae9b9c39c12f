import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second of Linux. */
const ticks = 100

/** Processor time a process has used, all its threads, in seconds. Linux only: elsewhere 0, and the ratios of it are left out. */
export function processorSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticks
  } catch {
    return 0
  }
}

/** The workerd processes this one has started. */
export function workerdChildren(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => {
        try {
          const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
          return stat.includes('(workerd)') && Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === process.pid
        } catch {
          return false
        }
      })
  } catch {
    return []
  }
}
