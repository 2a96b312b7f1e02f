// What every page wears; the root imports this file once and first, for `layers.css` fixes the order of the cascade.
import './layers.css';
import '@fontsource-variable/besley/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/figtree/wght-italic.css';
import './fonts.css';
import './tokens.css';
import './base.css';
