import { cpus, loadavg, totalmem } from 'node:os';

/** Where something was measured: a figure says little without it. */
export interface Machine {
  readonly cores: number;
  readonly model: string;
  /** Gigabytes. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  /** Load average of the last minute when the measuring began. */
  readonly load: number;
}

/** A machine that does this much already is not quiet. */
const QUIET_LOAD = 0.5;
/** Others may take so much of a machine before they are told of. */
const QUIET_SHARE = 0.05;

export function machineHere(): Machine {
  const processors = cpus();
  return {
    cores: processors.length,
    model: processors[0]?.model.trim() || 'an unknown model',
    memory: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    load: loadavg()[0] ?? 0,
  };
}

export const machineLine = ({ cores, model, memory, system, node, load }: Machine): string =>
  `Measured on ${cores} cores (${model}), ${memory} GB, ${system}, Node ${node}; load average at the start ${load.toFixed(2)}.`;

/** A warning for whoever reads the figures; undefined on a quiet machine. */
export const loadWarning = ({ load }: Machine): string | undefined =>
  load <= QUIET_LOAD
    ? undefined
    : `The machine was not quiet when this began (load average ${load.toFixed(2)}): figures of time are worse than they would be alone.`;

export const othersWarning = (share: number, what: string): string | undefined =>
  share <= QUIET_SHARE
    ? undefined
    : `The machine was not quiet: while ${what} were measured, others used ${Math.round(share * 100)} % of its cores.`;

/** Milliseconds all cores have worked since the machine was started. */
const busy = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

/** Gives the share of the machine that others used since, when told how many milliseconds were our own. */
export function othersSince(): (own: number) => number {
  const before = busy();
  const began = performance.now();
  return (own) => {
    const all = (performance.now() - began) * cpus().length;
    return Math.min(1, Math.max(0, (busy() - before - own) / all));
  };
}
