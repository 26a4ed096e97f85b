import { describe, expect, it } from 'vitest';
import { isRecording, newRecorder, note, recording, revealed, shownToAll } from '../index.ts';
import { answeredFor, gained } from '../recorder.ts';

describe('a recorder', () => {
  it('takes down what is told while it listens, and nothing else', () => {
    const recorder = newRecorder();
    note({ key: 'before' });
    recording(recorder, () => {
      expect(isRecording()).toBe(true);
      note({ key: 'open' });
      note({ key: 'private' }, [1], { key: 'public' });
    });
    note({ key: 'after' });
    expect(isRecording()).toBe(false);
    expect(recorder.events).toEqual([
      { event: { key: 'open' } },
      { event: { key: 'private' }, to: [1], otherwise: { key: 'public' } },
    ]);
  });

  it('keeps the first thing that was learned', () => {
    const recorder = newRecorder();
    recording(recorder, () => {
      gained('chance');
      revealed();
    });
    expect(recorder.gain).toBe('chance');
  });

  it('knows who has learned something', () => {
    const learned = (run: () => void) => {
      const recorder = newRecorder(0);
      recording(recorder, run);
      return recorder.learned;
    };
    expect(learned(() => {})).toEqual([]);
    expect(learned(() => revealed([1]))).toEqual([1]);
    expect(learned(() => [1, 2].map((seat) => revealed([seat])))).toEqual([1, 2]);
    expect(learned(() => [revealed([1]), revealed()])).toBe('all');
    expect(learned(() => [revealed(), revealed([1])])).toBe('all');
    expect(learned(() => [revealed([1]), shownToAll()])).toBe('all');
    expect(learned(() => [shownToAll(), revealed([1])])).toEqual([1]);
  });

  it('takes another seat’s standing answer for news, the own one not', () => {
    const gainOf = (seat: number) => {
      const recorder = newRecorder(0);
      recording(recorder, () => answeredFor(seat));
      return recorder.gain;
    };
    expect([gainOf(0), gainOf(1)]).toEqual([undefined, 'standing']);
  });

  it('gives way to another and comes back, also when the rules break', () => {
    const [outer, inner] = [newRecorder(), newRecorder()];
    recording(outer, () => {
      expect(() =>
        recording(inner, () => {
          note({ key: 'inner' });
          throw new Error('broken');
        }),
      ).toThrow('broken');
      recording(undefined, () => note({ key: 'nobody listens' }));
      note({ key: 'outer' });
    });
    expect([outer.events, inner.events]).toEqual([
      [{ event: { key: 'outer' } }],
      [{ event: { key: 'inner' } }],
    ]);
  });
});
