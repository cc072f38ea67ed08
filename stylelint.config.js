// Space, size, layers, breakpoints and colors are tokens (web/src/ui/tokens.css, web/src/ui/media.css), so that a page
// cannot invent one of its own; the other rules find what the browser would silently ignore.
const tokens = 'web/src/ui/tokens.css';

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-recommended'],
  plugins: ['stylelint-value-no-unknown-custom-properties'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // px and rem come from a token; em, ch, lh, % and fr are relative to their surroundings and stay
    'declaration-property-unit-disallowed-list': [
      {
        '/^(margin|padding|inset|scroll-(margin|padding))/': ['px', 'rem', 'cm', 'mm', 'in', 'pt'],
        '/^(gap|row-gap|column-gap|top|right|bottom|left|translate|outline-offset)$/': ['px', 'rem'],
        '/^((min|max)-)?(width|height|inline-size|block-size)$/': ['px', 'rem'],
        '/^(flex|flex-basis|grid-template(-columns|-rows)?|grid-auto-(columns|rows))$/': ['px', 'rem'],
        '/^(font-size|border-radius)$/': ['px', 'rem'],
      },
      { message: (property, unit) => `${unit} in ${property} comes from a token of ${tokens}` },
    ],
    'declaration-property-value-allowed-list': [
      { 'z-index': ['auto', '/^var\\(--z-/'] },
      { message: `layers are tokens (--z-…) of ${tokens}` },
    ],
    'media-feature-name-unit-allowed-list': [
      { '/^(min-|max-)?(width|height)$/': [] },
      { message: 'a breakpoint is a @custom-media of web/src/ui/media.css' },
    ],
    'csstools/value-no-unknown-custom-properties': [true, { importFrom: [tokens] }],
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'shorthand-property-no-redundant-values': true,
  },
  overrides: [{ files: ['**/media.css', '**/tokens.css'], rules: { 'media-feature-name-unit-allowed-list': null } }],
};
