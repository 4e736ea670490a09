/** A text of our own for the tests of this room. */
export const zooText = `A Day at the Zoo
Last Saturday Emma went to the zoo with her grandfather. They left home at eight o'clock because the zoo is far from their village. The journey by train took two hours. First they saw the elephants, which were eating leaves and fruit. Emma's favourite animals were the penguins. They looked funny when they jumped into the cold water. At one o'clock they had lunch on a bench near the lake. Her grandfather was tired, so he slept for half an hour. After lunch it began to rain and they ran into the reptile house. There was a very old tortoise called Hugo. He was one hundred and ten years old. Before they went home, Emma bought a small toy penguin for her brother.`;

export const zooQuestions = [
  "Who went to the zoo with Emma?",
  "How did they travel?",
  "Why did they leave so early?",
  "Which animals did Emma like best?",
  "Where did they have lunch?",
  "What was the tortoise's name?",
  "How old was Hugo?",
  "What did Emma buy for her brother?",
];
