/** Milliseconds a die tumbles before it lies. What tells its number waits as long: see `data-tumbling` in die.css. */
export const TUMBLE = 1000;
