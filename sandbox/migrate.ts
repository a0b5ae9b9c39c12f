interface MigrationFile {
  readonly name: string
  readonly sql: string
}

export const statementsOf = (sql: string): string[] =>
  sql
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean)

/** Applies, in the order of their names, the migrations that this database has not seen. */
export async function migrate(db: D1Database, files: readonly MigrationFile[]): Promise<void> {
  await db.prepare('create table if not exists applied_migrations (name text primary key)').run()
  const { results } = await db.prepare('select name from applied_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  for (const { name, sql } of files.toSorted((a, b) => a.name.localeCompare(b.name))) {
    if (applied.has(name)) continue
    await db.batch([
      ...statementsOf(sql).map((statement) => db.prepare(statement)),
      db.prepare('insert into applied_migrations (name) values (?)').bind(name),
    ])
  }
}
