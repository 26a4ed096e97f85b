/** A part of a drawing that is only seen: what it shows is said by the area it belongs to. */
export const PICTURE = { 'aria-hidden': true } as const;
