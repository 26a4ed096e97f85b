import './skirmish.ts';
import '../bots/worker.ts';
