import { describe, expect, it } from 'vitest';
import { NoBrowser } from './browser.ts';
import { machineWith } from './cardboard-machine.ts';
import { enginePrograms } from './engines.ts';

const debian = ['/etc/debian_version'];

describe('the engines of other houses', () => {
  it('are those that are already there, under any of their names', () => {
    const machine = machineWith({ files: [...debian, '/usr/local/bin/firefox'], root: true });
    expect(enginePrograms('firefox', machine)).toEqual(['/usr/local/bin/firefox']);
    expect(machine.ran).toEqual([]);
  });

  it('install themselves on a fresh Debian machine, with all they need', () => {
    const packaged = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
    const machine = machineWith({ files: [...debian, '/usr/bin/Xvfb'], root: true, packaged });
    expect(enginePrograms('webkit', machine)).toEqual(packaged);
    expect(machine.ran).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends webkit2gtk-driver xvfb',
    ]);
  });

  it.each([
    ['elsewhere', {}, 'need one.\n'],
    ['for somebody who is not root on Debian', { files: debian }, 'only when this runs as root'],
    ['when apt-get fails', { files: debian, root: true }, 'apt-get failed'],
  ])('say clearly what to install %s', (_, wishes, why) => {
    const machine = machineWith(wishes);
    for (const [engine, advice] of [
      ['firefox', 'install --no-install-recommends firefox-esr'],
      ['webkit', 'install --no-install-recommends webkit2gtk-driver xvfb'],
    ] as const) {
      expect(() => enginePrograms(engine, machine)).toThrow(NoBrowser);
      expect(() => enginePrograms(engine, machine)).toThrow(why);
      expect(() => enginePrograms(engine, machine)).toThrow(advice);
    }
  });
});
