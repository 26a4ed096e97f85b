/** The promise's result, or an error when it takes longer than the limit. What it waits for goes on by itself. */
export async function inTime<T>(promise: Promise<T>, milliseconds: number, waitedFor?: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const sentence = waitedFor === undefined ? 'No answer' : `${waitedFor}: no answer`;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${sentence} within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
