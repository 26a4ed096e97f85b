import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Draws anew every second while a clock runs. */
export function useTicking(running: boolean): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND);
    return () => clearInterval(timer);
  }, [running]);
}
