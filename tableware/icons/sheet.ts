const laid = new Map<string, Promise<void>>();

async function layOut(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The pictures at ${address} could not be fetched: ${answer.status}.`);
  const { documentElement: sheet } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  document.body.append(document.importNode(sheet, true));
}

/** Puts the pictures of an `icons.svg` into the page, once, where every icon finds its own by name. */
export function laySheet(address: string): Promise<void> {
  const laying = laid.get(address) ?? layOut(address);
  laid.set(address, laying);
  // What could not be fetched is tried again by whoever wants it next.
  laying.catch(() => laid.delete(address));
  return laying;
}
