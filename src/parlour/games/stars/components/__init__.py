"""What is in the box: message cards, letter cards, and the cipher that is drawn of them."""
