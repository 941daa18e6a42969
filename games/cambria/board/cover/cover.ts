import '../board.css';

/** The cover alone, so that the home page need not load the board. */
export { Cover } from './Cover.tsx';
