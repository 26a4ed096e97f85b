import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../tools/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Its address, or why there is none. */
    postgres: { readonly url: string } | { readonly missing: string };
  }
}

/** One PostgreSQL for all tests of the server; each test has its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') {
    console.warn(postgres);
    project.provide('postgres', { missing: postgres });
    return async () => {};
  }
  project.provide('postgres', { url: postgres.url });
  return () => postgres.stop();
}
