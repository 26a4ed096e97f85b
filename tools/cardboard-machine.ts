import type { Machine } from './browser.ts';

interface Wishes {
  readonly files?: readonly string[];
  readonly root?: boolean;
  readonly env?: Machine['env'];
  readonly platform?: NodeJS.Platform;
  /** What `apt-get install` puts there; nothing when it fails. */
  readonly packaged?: readonly string[];
}

/** A machine of cardboard: these files and nothing else. */
export function machineWith(wishes: Wishes): Machine & { readonly ran: string[] } {
  const files = new Set(wishes.files);
  const ran: string[] = [];
  return {
    ran,
    platform: wishes.platform ?? 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin', ...wishes.env },
    exists: (path) => files.has(path),
    list: () => [],
    isRoot: wishes.root ?? false,
    run(program, ...args) {
      ran.push([program, ...args].join(' '));
      if (!args.includes('install')) return true;
      for (const file of wishes.packaged ?? []) files.add(file);
      return wishes.packaged !== undefined;
    },
    say: () => {},
  };
}
