// Finds Firefox and WebKit for the tests in other engines than Chromium; on a Debian machine they are installed if need be.
import { delimiter, join } from 'node:path';
import { type Machine, NoBrowser, packagesOnDebian, thisMachine } from './browser.ts';

export const ENGINES = ['firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

interface Needs {
  readonly name: string;
  /** Each program with the names it has. */
  readonly programs: readonly (readonly string[])[];
  readonly packages: readonly string[];
  readonly advice: string;
}

const NEEDS: Readonly<Record<Engine, Needs>> = {
  firefox: {
    name: 'Firefox',
    programs: [['firefox-esr', 'firefox']],
    packages: ['firefox-esr'],
    advice: `  Debian:          apt-get install --no-install-recommends firefox-esr
  Fedora:          dnf install firefox
  macOS:           brew install --cask firefox, and put its program on the path
  elsewhere:       install Firefox and put its program on the path`,
  },
  webkit: {
    name: 'WebKit (WebKitWebDriver and Xvfb)',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
    advice: `  Debian, Ubuntu:  apt-get install --no-install-recommends webkit2gtk-driver xvfb
  Fedora:          dnf install webkit2gtk4.1 xorg-x11-server-Xvfb
  elsewhere:       it runs on Linux only`,
  },
};

function programsHere({ programs }: Needs, { env, exists }: Machine): readonly string[] | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = programs.flatMap((names) => {
    const path = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(exists);
    return path === undefined ? [] : [path];
  });
  return found.length === programs.length ? found : undefined;
}

/** The paths of the programs an engine needs, installed if need be; throws with what to install where they are not. */
export function enginePrograms(engine: Engine, machine: Machine = thisMachine): readonly string[] {
  const needs = NEEDS[engine];
  const found = programsHere(needs, machine);
  if (found !== undefined) return found;
  const why = packagesOnDebian(machine, needs.name, needs.packages);
  const installed = why === undefined ? programsHere(needs, machine) : undefined;
  if (installed === undefined) throw new NoBrowser(needs.name, why, needs.advice);
  return installed;
}
