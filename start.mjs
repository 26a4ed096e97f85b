import './cli/krcma.mjs';
