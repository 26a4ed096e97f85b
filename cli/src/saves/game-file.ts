/** The file a browser writes of a game with this saved table: one person, the others bots. */
export function asGameFile(text: string): string {
  const table = JSON.parse(text) as { readonly journal: { readonly table: { readonly seats: number } } };
  const seats = Array.from({ length: table.journal.table.seats }, (_, seat) =>
    seat === 0
      ? { who: 'person', name: 'Žofie' }
      : { who: 'bot', level: 'greedy', name: `Radim ${seat + 1}` },
  );
  return JSON.stringify({
    format: 'krcma game',
    seats,
    language: 'en',
    told: seats.map(() => 0),
    standing: seats.map(() => ({})),
    table,
  });
}
