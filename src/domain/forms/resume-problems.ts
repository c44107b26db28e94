import type { ResumeProblem } from '../uploads/resume-report';
import { resumeRule } from './resume-file';

/** Messages for rejected files. */
export const resumeProblems: Readonly<Record<ResumeProblem, string>> = {
  unknown_type: resumeRule,
  damaged:
    'That file is damaged, incomplete or encrypted. Please save it again and choose the new file.',
  macros: 'That document contains macros. Please save it without them, or as a PDF.',
};
