import { DOMParser } from '@xmldom/xmldom';

const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';

const elements = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc style
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComposite feDropShadow
  feFlood feGaussianBlur feMerge feMergeNode feMorphology feOffset`.split(/\s+/),
);

const attributes = new Set(
  `xmlns xmlns:xlink xml:space version id class style role focusable aria-hidden aria-label aria-labelledby lang
  viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d dx dy points pathLength transform
  transform-origin href xlink:href fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width opacity color color-interpolation-filters display
  visibility overflow clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type filter filterUnits
  primitiveUnits offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod patternUnits
  patternContentUnits patternTransform font-family font-size font-style font-weight font-variant letter-spacing
  word-spacing text-anchor text-decoration text-rendering textLength lengthAdjust startOffset dominant-baseline
  baseline-shift paint-order shape-rendering vector-effect marker-start marker-mid marker-end markerHeight markerWidth
  markerUnits refX refY orient in in2 result stdDeviation mode type values operator k1 k2 k3 k4 radius flood-color
  flood-opacity`.split(/\s+/),
);

/** Functions of CSS that load something, besides `url`. */
const loading = /(?:image|image-set|cross-fade|element|paint|src|expression)\s*\(/i;

/**
 * Whether a badge is a picture and nothing else (THR-68): it is parsed, so that no spelling hides a script, a frame or
 * what is loaded from elsewhere, and has only elements and attributes that draw. It may refer to its own parts, and
 * bring its letters.
 */
export function isPlainBadge(text: string): boolean {
  const problems: string[] = [];
  const note = (problem: string): void => {
    problems.push(problem);
  };
  const errorHandler = { warning: note, error: note, fatalError: note };
  try {
    const document = new DOMParser({ errorHandler }).parseFromString(text.trim(), 'image/svg+xml');
    const [root, ...others] = Array.from(document.childNodes);
    if (problems.length > 0 || others.length > 0 || root?.nodeName !== 'svg') return false;
    return isPlain(root);
  } catch {
    return false;
  }
}

function isPlain(node: Node): boolean {
  if (node.nodeType === node.TEXT_NODE)
    return node.parentNode?.nodeName !== 'style' || isPlainCss(node.nodeValue ?? '');
  if (node.nodeType !== node.ELEMENT_NODE) return false;
  const element = node as Element;
  // a prefix would be another name of the same element
  if (element.namespaceURI !== svg || !elements.has(element.nodeName)) return false;
  return Array.from(element.attributes).every(isPlainAttribute) && Array.from(element.childNodes).every(isPlain);
}

function isPlainAttribute({ name, value, namespaceURI }: Attr): boolean {
  if (!attributes.has(name)) return false;
  if (name === 'xmlns') return value === svg;
  if (name === 'xmlns:xlink') return value === xlink;
  if (name === 'xlink:href') return namespaceURI === xlink && value.startsWith('#');
  return name === 'href' ? value.startsWith('#') : isPlainCss(value) && !value.includes('@');
}

function isPlainCss(text: string): boolean {
  // an escape is another spelling of what is looked for here, and a comment may part it
  if (text.includes('\\') || text.includes('/*') || loading.test(text)) return false;
  if ([...text.matchAll(/@[\w-]*/g)].some(([rule]) => rule.toLowerCase() !== '@font-face')) return false;
  return [...text.matchAll(/url\s*\(\s*["']?\s*([^"')]*)/gi)].every(
    ([, target = '']) => target.startsWith('#') || target.startsWith('data:font/woff2;base64,'),
  );
}
