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

function candidates(): string[] {
  const wanted = process.env.CHROME_PATH;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const cached = CACHES.filter((cache) => existsSync(cache)).flatMap((cache) =>
    readdirSync(cache)
      .filter((name) => name.startsWith('chromium-'))
      .sort()
      .reverse()
      .flatMap((name) => INSIDE.map((file) => join(cache, name, file))),
  );
  return [...(wanted ? [wanted] : []), ...onPath, ...(PLACES[process.platform] ?? []), ...cached];
}

const advice = `No Chromium or Chrome was found, and the tests in the browser need one.
  Debian, Ubuntu:  apt-get install --no-install-recommends chromium
  Fedora:          dnf install chromium
  macOS:           brew install --cask chromium
  elsewhere:       install Google Chrome
or say where it is: CHROME_PATH=/path/to/chrome`;

function installOnDebian(): boolean {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  console.log('No browser found: installing Chromium with apt-get …');
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', 'chromium');
}

/** The path of a browser; throws with what to install where there is none. */
export function browserPath(): string {
  const wanted = process.env.CHROME_PATH;
  if (wanted && !existsSync(wanted))
    throw new Error(`CHROME_PATH names ${wanted}, and there is no such file.`);
  const found = candidates().find((path) => existsSync(path));
  if (found !== undefined) return found;
  const installed = installOnDebian() ? candidates().find((path) => existsSync(path)) : undefined;
  if (installed === undefined) throw new Error(advice);
  return installed;
}

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
];
