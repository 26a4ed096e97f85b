const VISITED = 'krcma visited';

/** Whoever was never at the server need not ask it who they are. */
export function hasVisited(): boolean {
  try {
    return localStorage.getItem(VISITED) !== null;
  } catch {
    return false;
  }
}

export const rememberVisit = (): void => kept(() => localStorage.setItem(VISITED, 'yes'));
export const forgetVisit = (): void => kept(() => localStorage.removeItem(VISITED));

function kept(change: () => void): void {
  try {
    change();
  } catch {
    // A browser without storage asks for the name again.
  }
}
