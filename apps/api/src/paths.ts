import { fileURLToPath } from 'node:url'

/** This app's folder. `src/` and `dist/` are equally deep, so it holds for the sources and for the bundle. */
const apiFolder = fileURLToPath(new URL('..', import.meta.url))

/** The SQL files made by drizzle-kit. */
export const migrationsFolder = `${apiFolder}migrations`

/** The migrated, empty data directory that a first start copies. Made by the build. */
export const snapshotFolder = `${apiFolder}dist/snapshot`
