import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of light around the code, without which it is not found. */
const QUIET = 4;

/** The dark modules of a code as one path, a run of them in a line at a time. */
export function darkModules(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const runs = data.flatMap((line, y) => {
    const dark = line.map((module) => (module ? '1' : '0')).join('');
    return [...dark.matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { size, path: runs.join('') };
}

/** A link for the camera of a phone; dark on light in every theme. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => darkModules(text), [text]);
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
