// A part of its own of what src/boot/starter.ts loads: once React has been read here, the application finds it done.
import 'react-dom/client'
