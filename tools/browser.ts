// Finds a Chromium or Chrome for the tests in a real browser; on a Debian machine it is installed if need be.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

const PLACES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ],
};

/** Where Playwright keeps the browsers it has downloaded for other projects. */
const CACHES = [
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
  join(homedir(), 'AppData/Local/ms-playwright'),
];

const INSIDE = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
];

/** Where to look, and what may be done about it; a test gives another machine. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (path: string) => boolean;
  readonly list: (folder: string) => readonly string[];
  readonly isRoot: boolean;
  /** Runs a program to its end; whether it went well. */
  readonly run: (program: string, ...args: readonly string[]) => boolean;
  readonly say: (words: string) => void;
}

/** Milliseconds after which an installation hangs. */
const INSTALLING = 900_000;

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  exists: existsSync,
  list: (folder) => readdirSync(folder),
  isRoot: process.getuid?.() === 0,
  run: (program, ...args) =>
    spawnSync(program, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: INSTALLING,
    }).status === 0,
  say: (words) => console.log(words),
};

function candidates({ platform, env, exists, list }: Machine): string[] {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const cached = CACHES.filter((cache) => exists(cache)).flatMap((cache) =>
    list(cache)
      .filter((name) => name.startsWith('chromium-'))
      .toSorted()
      .toReversed()
      .flatMap((name) => INSIDE.map((file) => join(cache, name, file))),
  );
  return [...onPath, ...(PLACES[platform] ?? []), ...cached];
}

const ADVICE = `  Debian, Ubuntu:  apt-get install --no-install-recommends chromium
  Fedora:          dnf install chromium
  macOS:           brew install --cask chromium
  elsewhere:       install Google Chrome
or say where it is: CHROME_PATH=/path/to/chrome`;

/** No browser is here, and none could be had. */
export class NoBrowser extends Error {
  constructor(name = 'Chromium or Chrome', why = '', advice = ADVICE) {
    super(`No ${name} was found, and the tests in the browser need one.${why}\n${advice}`);
    this.name = 'NoBrowser';
  }
}

/** A browser that is already here. */
export function browserHere(machine: Machine = thisMachine): string | undefined {
  const wanted = machine.env.CHROME_PATH;
  if (wanted && !machine.exists(wanted))
    throw new Error(`CHROME_PATH names ${wanted}, and there is no such file.`);
  return wanted || candidates(machine).find(machine.exists);
}

/** Debian installs them by itself; gives why not, where that cannot be. */
export function packagesOnDebian(
  { exists, isRoot, run, say }: Machine,
  name: string,
  packages: readonly string[],
): string | undefined {
  if (!exists('/etc/debian_version')) return '';
  if (!isRoot) return ' It is installed by itself only when this runs as root.';
  say(`No ${name} found: installing ${packages.join(' and ')} with apt-get …`);
  const done =
    run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
  return done ? undefined : ' Installing it with apt-get failed; what apt-get said stands above.';
}

/** The path of a browser, installed if need be; throws with what to install where there is none. */
export function browserPath(machine: Machine = thisMachine): string {
  const found = browserHere(machine);
  if (found !== undefined) return found;
  const why = packagesOnDebian(machine, 'Chromium', ['chromium']);
  const installed = why === undefined ? browserHere(machine) : undefined;
  if (installed === undefined) throw new NoBrowser('Chromium or Chrome', why);
  return installed;
}

/**
 * What a test has no use for. The popups of the address bar are two pages in a process of their own, half a second of
 * work for every window, though no window shows them. Chromium takes the last list alone, so Playwright's stands here too.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** Chromium as it runs without a screen, as root, and without calling home. */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name of the network, as a browser sees it that trusts only https and its own machine.
  '--host-resolver-rules=MAP krcma.test 127.0.0.1',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];
