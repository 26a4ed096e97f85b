import { openStudio } from './browser.ts';
import { webFigures } from './figures.ts';

const studio = await openStudio();
try {
  for (const { what, value, bar, unit } of await webFigures(studio)) {
    const kept = value <= bar ? 'ok  ' : 'MISS';
    console.log(`${kept} ${value.toFixed(0).padStart(6)} ${unit}  of ${bar} ${unit}  ${what}`);
    if (value > bar) process.exitCode = 1;
  }
} finally {
  await studio.close();
}
