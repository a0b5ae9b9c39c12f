/** Where browsers find the sandbox: the provider's calls come through a binding and do not tell. */
export async function writeOrigin(db: D1Database, origin: string): Promise<void> {
  await db.prepare(`insert or replace into control (key, value) values ('origin', ?)`).bind(origin).run()
}

export const readOrigin = async (db: D1Database): Promise<string> =>
  (await db.prepare(`select value from control where key = 'origin'`).first<string>('value')) ?? 'http://sandbox.localhost'
