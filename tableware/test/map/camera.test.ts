import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Camera,
  fittedTo,
  following,
  HANDS_ON,
  limited,
  mapPoint,
  onTheWay,
  panned,
  pinched,
  resized,
  revealing,
  type Scene,
  seenAt,
  wholeIn,
  zoomedAt,
} from '../../map/camera.ts';
import type { Box, Point } from '../../map/geometry.ts';
import { wishOf } from '../../map/keys.ts';

const scene: Scene = {
  bounds: { left: 0, top: 0, right: 1000, bottom: 1000 },
  detail: { width: 100, height: 100 },
};
const phone = { width: 390, height: 500 };
const desk = { width: 900, height: 700 };
const corner: Box = { left: 850, top: 850, right: 950, bottom: 950 };

const boxInView = (camera: Camera, { left, top, right, bottom }: Box) => [
  ...seenAt(camera, [left, top]),
  ...seenAt(camera, [right, bottom]),
];

const inside = (
  numbers: readonly number[],
  { width, height }: { width: number; height: number },
): boolean => {
  const [left = -1, top = -1, right = Infinity, bottom = Infinity] = numbers;
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
};

const close = ([ax, ay]: Point, [bx, by]: Point): void => {
  expect(ax).toBeCloseTo(bx, 6);
  expect(ay).toBeCloseTo(by, 6);
};

describe('the camera', () => {
  it('sees the whole map, and nothing farther', () => {
    for (const size of [phone, desk]) {
      const whole = wholeIn(scene, size);
      expect(inside(boxInView(whole, scene.bounds), size)).toBe(true);
      expect(zoomedAt(whole, 0.5, [10, 10], scene, size).zoom).toBe(whole.zoom);
    }
  });

  it('zooms about a point, which stays where it is', () => {
    const before = wholeIn(scene, desk);
    const finger: Point = [450, 300];
    const after = zoomedAt(before, 2, finger, scene, desk);
    expect(after.zoom).toBeCloseTo(before.zoom * 2);
    close(mapPoint(after, finger), mapPoint(before, finger));
    const most = zoomedAt(before, 1e6, finger, scene, desk);
    close(mapPoint(most, finger), mapPoint(before, finger));
    expect(most.zoom * 100).toBe(420);
  });

  it('keeps two points of the map under two fingers', () => {
    const before = { x: -200, y: -200, zoom: 1 };
    const from: readonly [Point, Point] = [
      [100, 100],
      [200, 200],
    ];
    const to: readonly [Point, Point] = [
      [80, 130],
      [230, 280],
    ];
    const after = pinched(before, from, to, scene, phone);
    for (const finger of [0, 1] as const) close(mapPoint(after, to[finger]), mapPoint(before, from[finger]));
  });

  it('never loses the map', () => {
    const lost = limited(panned(wholeIn(scene, phone), [99_999, -99_999]), scene, phone);
    const [x, y] = mapPoint(lost, [phone.width / 2, phone.height / 2]);
    close([x, y], [0, 1000]);
  });

  it('is not moved by a map that grows', () => {
    const sizes = fc.record({
      width: fc.integer({ min: 1, max: 2000 }),
      height: fc.integer({ min: 1, max: 2000 }),
    });
    const far = fc.double({ min: -3000, max: 3000, noNaN: true });
    const grown = fc.array(fc.double({ min: 0, max: 2000, noNaN: true }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(
        far,
        far,
        fc.double({ min: 0.01, max: 9, noNaN: true }),
        sizes,
        grown,
        (x, y, zoom, size, by) => {
          const camera = limited({ x, y, zoom }, scene, size);
          const settled = limited(camera, scene, size);
          const [left = 0, top = 0, right = 0, bottom = 0] = by;
          const bounds = { left: -left, top: -top, right: 1000 + right, bottom: 1000 + bottom };
          const after = limited(settled, { ...scene, bounds }, size);
          expect(after.zoom).toBeCloseTo(settled.zoom, 9);
          close([after.x, after.y], [settled.x, settled.y]);
        },
      ),
    );
  });

  it('keeps what is in the middle when the view is turned', () => {
    const before = limited({ x: -300, y: -300, zoom: 1 }, scene, phone);
    const turned = { width: phone.height, height: phone.width };
    const after = resized(before, phone, turned, scene);
    close(
      mapPoint(after, [turned.width / 2, turned.height / 2]),
      mapPoint(before, [phone.width / 2, phone.height / 2]),
    );
  });
});

describe('what is asked', () => {
  it('is what a map opens on, near enough to touch and with its neighbours around it', () => {
    const camera = fittedTo([corner], scene, phone);
    expect(inside(boxInView(camera, corner), phone)).toBe(true);
    expect(camera.zoom).toBeCloseTo(Math.min(180, 390 * 0.45) / 100);
    expect(fittedTo([], scene, phone)).toEqual(wholeIn(scene, phone));
  });

  it('is looked at from farther where a map says so', () => {
    expect(fittedTo([corner], { ...scene, ease: 90 }, phone).zoom).toBeCloseTo(90 / 100);
    expect(fittedTo([corner], { ...scene, ease: 9000 }, phone).zoom).toBeCloseTo((390 * 0.45) / 100);
  });

  it('is followed when it cannot be seen, or is too small to be touched', () => {
    const elsewhere = fittedTo([{ left: 0, top: 0, right: 100, bottom: 100 }], scene, phone);
    expect(following(elsewhere, [corner], HANDS_ON, scene, phone)).toEqual(fittedTo([corner], scene, phone));
    const tiny = wholeIn(scene, { width: 200, height: 200 });
    expect(following(tiny, [corner], HANDS_ON, scene, { width: 200, height: 200 })).not.toBe(tiny);
  });

  it('brings all of it into sight from as near as one is, or leaves the map where some must stay outside', () => {
    const camera = limited({ x: -100, y: -100, zoom: 1 }, scene, phone);
    const [seen, beside, far] = [200, 480, 900].map((left) => ({
      left,
      top: 200,
      right: left + 100,
      bottom: 300,
    }));
    if (!seen || !beside || !far) throw new Error('There are three boxes.');
    const after = following(camera, [seen, beside], HANDS_ON, scene, phone);
    expect(after.zoom).toBe(camera.zoom);
    for (const box of [seen, beside]) expect(inside(boxInView(after, box), phone)).toBe(true);
    expect(following(camera, [seen, far], HANDS_ON, scene, phone)).toBe(camera);
    expect(following(camera, [seen, beside], HANDS_ON - 1, scene, phone)).toBe(camera);
  });

  it('moves nothing when all of it is in sight, when nothing is asked, or when the map was just moved by hand', () => {
    const whole = wholeIn(scene, desk);
    expect(following(whole, [corner], Infinity, scene, desk)).toBe(whole);
    const away = limited({ x: 0, y: 0, zoom: 2 }, scene, phone);
    expect(following(away, [], Infinity, scene, phone)).toBe(away);
    expect(following(away, [corner], HANDS_ON - 1, scene, phone)).toBe(away);
  });

  it('by a list or an arrow key is revealed with the shortest way', () => {
    const camera = limited({ x: -100, y: -100, zoom: 1 }, scene, phone);
    const seen = { left: 200, top: 200, right: 300, bottom: 300 };
    expect(revealing(camera, seen, scene, phone)).toBe(camera);
    const right = { left: 480, top: 200, right: 580, bottom: 300 };
    const after = revealing(camera, right, scene, phone);
    expect(after.y).toBe(camera.y);
    expect(inside(boxInView(after, right), phone)).toBe(true);
    const large = { left: 0, top: 0, right: 900, bottom: 900 };
    close(mapPoint(revealing(camera, large, scene, phone), [195, 250]), [450, 450]);
  });

  it('is never looked at below what a board lays over the map', () => {
    const bars: Scene = { ...scene, covered: () => ({ left: 20, top: 60, right: 50 }) };
    const freely = (camera: Camera, box: Box): boolean => {
      const [left = 0, top = 0, right = 0, bottom = 0] = boxInView(camera, box);
      return left >= 19 && top >= 59 && right <= phone.width - 49 && bottom <= phone.height + 1;
    };
    const inner = fc.record({ x: fc.integer({ min: 100, max: 800 }), y: fc.integer({ min: 100, max: 800 }) });
    fc.assert(
      fc.property(inner, inner, (at, beside) => {
        const boxes = [at, beside].map(({ x, y }) => ({ left: x, top: y, right: x + 100, bottom: y + 100 }));
        const [box = corner] = boxes;
        for (const each of boxes) expect(freely(fittedTo(boxes, bars, phone), each)).toBe(true);
        const start = limited({ x: -300, y: -300, zoom: 1 }, bars, phone);
        expect(freely(revealing(start, box, bars, phone), box)).toBe(true);
        expect(freely(following(start, [box], Infinity, bars, phone), box)).toBe(true);
      }),
    );
    const under = limited({ x: -100, y: -130, zoom: 1 }, bars, phone);
    const hidden = { left: 150, top: 150, right: 250, bottom: 250 };
    expect(following(under, [hidden], Infinity, scene, phone)).toBe(under);
    expect(following(under, [hidden], Infinity, bars, phone)).not.toBe(under);
  });

  it('is reached on an even way that ends exactly there', () => {
    const [from, to] = [wholeIn(scene, phone), fittedTo([corner], scene, phone)];
    const start = onTheWay(from, to, 0, phone);
    close([start.x, start.y], [from.x, from.y]);
    expect(onTheWay(from, to, 1, phone)).toBe(to);
    const zooms = [0, 0.25, 0.5, 0.75, 1].map((share) => onTheWay(from, to, share, phone).zoom);
    expect(zooms).toEqual(zooms.toSorted((a, b) => a - b));
  });
});

describe('keys', () => {
  const key = (name: string, more = {}) =>
    wishOf({ key: name, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

  it('walk with arrows, pan with Shift, zoom with + and -, see all with 0', () => {
    expect(key('ArrowLeft')).toEqual({ kind: 'walk', direction: 'left' });
    expect(key('ArrowRight', { shiftKey: true })).toEqual({ kind: 'pan', by: [-80, -0] });
    expect(key('+', { shiftKey: true })).toEqual({ kind: 'zoom', by: 1.4 });
    expect(key('-')).toEqual({ kind: 'zoom', by: 1 / 1.4 });
    expect(key('0')).toEqual({ kind: 'whole' });
    expect(key('PageUp')).toEqual({ kind: 'lit', by: -1 });
  });

  it('of the browser and of the table stay theirs', () => {
    expect(key('+', { ctrlKey: true })).toBeUndefined();
    expect(key('ArrowLeft', { altKey: true })).toBeUndefined();
    for (const other of ['Tab', 'Escape', 'u', 'h', '5']) expect(key(other)).toBeUndefined();
  });
});
