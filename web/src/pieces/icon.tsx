/** The few signs of the shell itself, drawn on a field of 24 by 24. Games bring their own. */
const paths = {
  close: 'M5 5l14 14M19 5L5 19',
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 6l5 5-5 5M20 11H10a6 6 0 0 0 0 12h3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.500 1 2.500h6c0-1 .2-1.700 1-2.500A6 6 0 0 0 12 3z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  settings:
    'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM10.3 5.0L10.7 2.5L13.3 2.5L13.7 5.0L15.8 5.9L17.8 4.4L19.6 6.2L18.1 8.2L19.0 10.3L21.5 10.7L21.5 13.3L19.0 13.7L18.1 15.8L19.6 17.8L17.8 19.6L15.8 18.1L13.7 19.0L13.3 21.5L10.7 21.5L10.3 19.0L8.2 18.1L6.2 19.6L4.4 17.8L5.9 15.8L5.0 13.7L2.5 13.3L2.5 10.7L5.0 10.3L5.9 8.2L4.4 6.2L6.2 4.4L8.2 5.9z',
  log: 'M6 3h11a2 2 0 0 1 2 2v16H8a3 3 0 0 1-3-3V5M9 8h6M9 12h6M9 16h4',
  help: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 18v.5M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  legend:
    'M5 4h5v5H5zM14.500 4l3 5h-6zM7.500 14a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM13 15h7M13 18.500h5M20 6.500h1',
  rules: 'M4 4h7v16H6a2 2 0 0 1-2-2zM20 4h-7v16h5a2 2 0 0 0 2-2z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M7 4v16M17 4v16',
  previous: 'M16 5l-8 7 8 7',
  next: 'M8 5l8 7-8 7',
  turnBack: 'M12 5l-7 7 7 7M20 5l-7 7 7 7',
  turnOn: 'M4 5l7 7-7 7M12 5l7 7-7 7',
  first: 'M6 5v14M18 5l-8 7 8 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  since: 'M12 7v5l3 3M4 12a8 8 0 1 0 2.500-5.800M4 4v4h4',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 4-6 8-6s8 2 8 6',
  bot: 'M6 9h12v10H6zM12 9V4M9 13v2M15 13v2M3 13v3M21 13v3',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  discard: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  check: 'M4 12l6 6L20 6',
  board: 'M3 4h18v16H3zM9 4v16M15 4v16M3 12h18',
  chat: 'M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5',
  sound: 'M4 10v4h4l5 4V6L8 10zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
