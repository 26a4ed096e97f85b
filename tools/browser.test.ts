import { describe, expect, it } from 'vitest';
import { browserHere, browserPath, NoBrowser } from './browser.ts';
import { machineWith } from './cardboard-machine.ts';

const debian = ['/etc/debian_version'];

describe('the browser of the tests', () => {
  it('is one that is already there, and nothing is installed', () => {
    const machine = machineWith({ files: [...debian, '/usr/bin/google-chrome'], root: true });
    expect(browserPath(machine)).toBe('/usr/bin/google-chrome');
    expect(machine.ran).toEqual([]);
  });

  it('is found where macOS keeps its applications', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(browserPath(machineWith({ platform: 'darwin', files: [chrome] }))).toBe(chrome);
  });

  it('is the one CHROME_PATH names, and a wrong name is told', () => {
    const env = { CHROME_PATH: '/opt/chrome' };
    expect(browserPath(machineWith({ env, files: ['/opt/chrome', '/usr/bin/chromium'] }))).toBe(
      '/opt/chrome',
    );
    expect(() => browserPath(machineWith({ env, files: ['/usr/bin/chromium'] }))).toThrow(
      'CHROME_PATH names /opt/chrome, and there is no such file.',
    );
  });

  it('installs itself on a fresh Debian machine', () => {
    const machine = machineWith({ files: debian, root: true, packaged: ['/usr/bin/chromium'] });
    expect(browserPath(machine)).toBe('/usr/bin/chromium');
    expect(machine.ran).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends chromium']);
  });

  it.each([
    ['elsewhere', {}, 'need one.\n'],
    ['for somebody who is not root on Debian', { files: debian }, 'only when this runs as root'],
    ['when apt-get fails', { files: debian, root: true }, 'apt-get failed'],
  ])('says clearly what to install %s', (_, wishes, why) => {
    const machine = machineWith(wishes);
    expect(browserHere(machine)).toBeUndefined();
    expect(() => browserPath(machine)).toThrow(NoBrowser);
    expect(() => browserPath(machine)).toThrow(why);
    for (const advice of ['apt-get install', 'dnf install', 'brew install', 'Google Chrome', 'CHROME_PATH='])
      expect(() => browserPath(machine)).toThrow(advice);
  });
});
