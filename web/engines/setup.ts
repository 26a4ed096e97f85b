import { openPages } from '@krcma/server/pages';
import type { TestProject } from 'vitest/node';
import { type Engine, enginePrograms } from '../../tools/engines.ts';
import { build, dist } from '../build/build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
    programs: readonly string[];
  }
}

/** Finds or installs the engine a project is named after, and builds and serves the pages for it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { engine } = project.config.provide;
  if (engine === undefined) throw new Error(`Project "${project.name}" does not say which engine it is for.`);
  project.provide('programs', enginePrograms(engine));
  await build();
  const pages = await openPages(dist);
  project.provide('address', pages.address);
  return () => pages.close();
}
