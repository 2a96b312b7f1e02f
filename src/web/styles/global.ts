// Styles of every page. The root imports this file first, because `layers.css` sets the order of the cascade layers.
import './layers.css';
import '@fontsource-variable/besley/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/figtree/wght-italic.css';
import './fonts.css';
import './tokens.css';
import './base.css';
