import { HintRoom } from "./room";

/** `review/<content>`: the pages on which one piece is being reviewed. */
export class Review extends HintRoom {}
