import {
  type Camera,
  fittedTo,
  following,
  limited,
  onTheWay,
  resized,
  revealing,
  type Scene,
  type Size,
  wholeIn,
  zoomedAt,
} from './camera.ts';
import type { Box, Point } from './geometry.ts';

const TRAVEL = 420;
/** So long after the last change of the zoom the map is drawn anew. */
const CALM = 140;
/** Lines at the rim reach over the bounds. */
const EDGE = 24;

type Change = (camera: Camera, scene: Scene, size: Size) => Camera;

/** The sheet is moved as a whole; the layer in it is drawn in a zoom. */
export interface Drawing {
  readonly sheet: SVGSVGElement;
  readonly layer: SVGGElement;
}

/**
 * Holds the camera of one map on the page. While a finger moves, nothing is rendered and nothing is painted: the sheet is
 * moved and stretched as it is, and drawn anew in its zoom as soon as the hand rests. Painting two hundred hexes for every
 * move took 110 ms and more without a graphics card.
 */
export class Viewer {
  readonly #drawing: Drawing;
  #scene: Scene;
  #size: Size = { width: 0, height: 0 };
  #camera: Camera | undefined;
  /** The zoom in which the map is drawn. */
  #drawn = 0;
  /** Where the sheet begins, in pixels from the origin of the map. */
  #corner: Point = [0, 0];
  #frame = 0;
  #calm: ReturnType<typeof setTimeout> | undefined;
  #movedAt = Number.NEGATIVE_INFINITY;
  /** Where it looks of its own accord, until somebody moves it: looked up again when the view gets another size. */
  #target: ((scene: Scene, size: Size) => Camera) | undefined = wholeIn;
  /** What was pointed at last: it stays in sight when the view gets another size, until the map is moved elsewhere. */
  #pointed: Box | undefined;

  constructor(drawing: Drawing, scene: Scene) {
    this.#drawing = drawing;
    this.#scene = scene;
  }

  /** A map that has not been seen yet opens on these: where they can be touched on the whole map, on all of it. */
  opensOn(boxes: readonly Box[]): void {
    if (this.#camera === undefined)
      this.#target = (scene, size) =>
        following(wholeIn(scene, size), boxes, Number.POSITIVE_INFINITY, scene, size);
  }

  /** The map has grown, or words on it have changed. Where one looks stays as it is. */
  shows(scene: Scene): void {
    this.#scene = scene;
    if (this.#camera === undefined) return;
    this.#camera = limited(this.#camera, scene, this.#size);
    this.#draw();
  }

  hasSize(size: Size): void {
    const before = this.#size;
    // A part of the page that is folded away keeps its camera.
    if (size.width === 0 || size.height === 0) return;
    if (size.width === before.width && size.height === before.height) return;
    this.#size = size;
    this.rests();
    if (this.#target !== undefined) this.#camera = this.#target(this.#scene, size);
    else if (this.#camera !== undefined) this.#camera = resized(this.#camera, before, size, this.#scene);
    if (this.#camera !== undefined && this.#pointed !== undefined)
      this.#camera = revealing(this.#camera, this.#pointed, this.#scene, size);
    this.#draw();
  }

  /** Somebody moves the map by a key or a button. */
  byHand(change: Change, motion: boolean): void {
    const camera = this.#changed(change);
    if (camera !== undefined) this.#moveTo(camera, motion);
  }

  /** Zooms about the middle of the view. */
  zoomsBy(by: number, motion: boolean): void {
    this.byHand(
      (camera, scene, size) => zoomedAt(camera, by, [size.width / 2, size.height / 2], scene, size),
      motion,
    );
  }

  /** Somebody holds the map and moves it on and on. */
  underHand(change: Change): void {
    const camera = this.#changed(change);
    if (camera === undefined) return;
    this.rests();
    this.#camera = camera;
    this.#paint();
  }

  #changed(change: Change): Camera | undefined {
    if (this.#camera === undefined) return undefined;
    this.#movedAt = performance.now();
    this.#target = undefined;
    this.#pointed = undefined;
    return change(this.#camera, this.#scene, this.#size);
  }

  asks(boxes: readonly Box[], motion: boolean): void {
    if (this.#camera === undefined) return;
    const since = performance.now() - this.#movedAt;
    const camera = following(this.#camera, boxes, since, this.#scene, this.#size);
    if (camera === this.#camera) return;
    this.#pointed = undefined;
    // Who is near enough stays as near when the view gets another size.
    const isAsNear = camera.zoom === this.#camera.zoom;
    this.#target = isAsNear ? undefined : (scene, size) => fittedTo(boxes, scene, size);
    this.#moveTo(camera, motion);
  }

  reveals(box: Box, motion: boolean): void {
    this.opensOn([box]);
    this.#pointed = box;
    if (this.#camera === undefined) return;
    const camera = revealing(this.#camera, box, this.#scene, this.#size);
    if (camera === this.#camera) return;
    this.#target = undefined;
    this.#moveTo(camera, motion);
  }

  /** To the whole map, or to these parts of it. */
  goesTo(boxes: readonly Box[], motion: boolean): void {
    this.#target = (scene, size) => fittedTo(boxes, scene, size);
    this.#pointed = undefined;
    this.#moveTo(this.#target(this.#scene, this.#size), motion);
  }

  /** Stops on the way. */
  rests(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** The map is taken off the page. */
  ends(): void {
    this.rests();
    clearTimeout(this.#calm);
  }

  #moveTo(camera: Camera, motion: boolean): void {
    this.rests();
    const from = this.#camera;
    if (!motion || from === undefined) {
      this.#camera = camera;
      this.#draw();
      return;
    }
    const start = performance.now();
    const walk = (now: number): void => {
      const share = Math.min(1, Math.max(0, now - start) / TRAVEL);
      this.#camera = onTheWay(from, camera, share, this.#size);
      if (share === 1) this.#draw();
      else {
        this.#paint();
        this.#frame = requestAnimationFrame(walk);
      }
    };
    this.#frame = requestAnimationFrame(walk);
  }

  #paint(): void {
    if (this.#camera === undefined) return;
    const { x, y, zoom } = this.#camera;
    const [left, top] = this.#corner;
    const stretched = zoom / this.#drawn;
    // On whole pixels letters stay sharp.
    const [atX, atY] = stretched === 1 ? [Math.round(x), Math.round(y)] : [x, y];
    const { style } = this.#drawing.sheet;
    style.transform = `translate(${atX + left * stretched}px, ${atY + top * stretched}px) scale(${stretched})`;
    clearTimeout(this.#calm);
    if (stretched !== 1) this.#calm = setTimeout(() => this.#draw(), CALM);
  }

  #draw(): void {
    if (this.#camera === undefined) return;
    const { zoom } = this.#camera;
    const { sheet, layer } = this.#drawing;
    const { left, top, right, bottom } = this.#scene.bounds;
    const [cornerX, cornerY] = [Math.floor(left * zoom) - EDGE, Math.floor(top * zoom) - EDGE];
    this.#corner = [cornerX, cornerY];
    this.#drawn = zoom;
    sheet.style.width = `${Math.ceil(right * zoom) + EDGE - cornerX}px`;
    sheet.style.height = `${Math.ceil(bottom * zoom) + EDGE - cornerY}px`;
    sheet.style.setProperty('--zoom', `${zoom}`);
    layer.setAttribute('transform', `translate(${-cornerX} ${-cornerY}) scale(${zoom})`);
    for (const label of layer.querySelectorAll<SVGElement>('[data-caption-from]')) {
      const { captionFrom, briefFrom, shows } = label.dataset;
      const now = zoom >= Number(captionFrom) ? 'caption' : zoom >= Number(briefFrom) ? 'brief' : 'none';
      if (now !== shows) label.dataset.shows = now;
    }
    this.#paint();
  }
}
