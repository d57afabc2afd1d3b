// Sends the book of exercises (assets/exercises.txt) to the program (web/app/storage/exercises.h).
tablee.extra('exercises', ({ send }) => send({ on: 'exercises', text: EXERCISES }));
