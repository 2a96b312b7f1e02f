import './door-glyph.css';

/** A lit door, ajar. Its colour is the custom property `--dl` of its container. */
export function Door() {
  return (
    <svg className="door" viewBox="0 0 120 132" aria-hidden="true">
      <path className="door__spill" d="M30 120 4 132h112l-26-12Z" />
      <path className="door__frame" d="M22 122V58a38 38 0 0 1 76 0v64Z" />
      <path className="door__light" d="M30 122V59a30 30 0 0 1 60 0v63Z" />
      <path className="door__leaf" d="M30 122V59C30 44 38 33 50 29.6L58 38v90Z" />
      <circle className="door__knob" cx="53.5" cy="84" r="2.4" />
    </svg>
  );
}
