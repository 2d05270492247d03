// A chunk of its own that src/boot/starter.ts loads first: the application then finds React already read.
import 'react-dom/client'
