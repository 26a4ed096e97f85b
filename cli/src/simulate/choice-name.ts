/** What was chosen, without its target, its place in a list or the number of a copy: trap:net:3 and trap:net-2 are trap:net. */
export const nameOf = (rule: string, choice: string): string =>
  `${rule} ${choice.split(':').slice(0, 2).join(':').replace(/-\d+$/, '')}`;
