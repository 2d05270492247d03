// A separate chunk that src/boot/starter.ts loads first, so that React is parsed before the application needs it.
import 'react-dom/client'
